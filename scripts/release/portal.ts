#!/usr/bin/env tsx
import { runRelease } from './commands/runRelease.ts';

process.exitCode = await runRelease(process.argv.slice(2));
