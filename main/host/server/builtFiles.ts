// The build's paths that a host needs besides its own program: the pages, and the computer players' worker.
import { fileURLToPath } from 'node:url'

// The build puts this code in a folder of `dist`: `main` for the command line, `bench` for the benches. Paths start there.

/** The renderer's build. */
export const PAGES_FOLDER = fileURLToPath(new URL('../renderer', import.meta.url))

/** The program of the computer players' worker. */
export const WORKER_PROGRAM = new URL('../main/thinker.js', import.meta.url)
