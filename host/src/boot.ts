import { preparePage } from './boot/preparePage';

preparePage();
