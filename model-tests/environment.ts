import { loadEnv } from 'vite';
import { vi } from 'vitest';

// Tests import this file first, because modules of web/src read the environment when they are imported.
for (const [name, value] of Object.entries(loadEnv('emulator', 'web'))) vi.stubEnv(name, value);
