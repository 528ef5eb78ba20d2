// The build's paths that a host needs besides its own program: the pages, and the computer players' worker.
import { fileURLToPath } from 'node:url'

// The build bundles this code into `dist/main` (command line) or `dist/bench`. The paths below are relative to that folder.

/** The renderer's build. */
export const PAGES_FOLDER = fileURLToPath(new URL('../renderer', import.meta.url))

/** The program of the computer players' worker. */
export const THINKING_WORKER_PROGRAM = new URL('../main/thinker.js', import.meta.url)
