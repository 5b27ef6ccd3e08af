import { configure } from '@testing-library/react';

// Unit tests run beside checks and builds: what takes a moment may take seconds there.
configure({ asyncUtilTimeout: 10_000 });
