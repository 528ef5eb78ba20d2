// Answers for: where the build puts what a host needs beside its own program: the pages, and the computer players' worker.
import { fileURLToPath } from 'node:url'

// The build puts this code in a folder of `dist`: `main` for the command line, `bench` for the measures. The addresses begin there.

/** The renderer's build. */
export const PAGES_FOLDER = fileURLToPath(new URL('../renderer', import.meta.url))

/** The program of the computer players' worker. */
export const WORKER_PROGRAM = new URL('../main/thinker.js', import.meta.url)
