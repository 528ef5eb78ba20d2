// Lets a program that was started under `nohup` go on when its terminal is closed.
import { readFileSync, readlinkSync } from 'node:fs'

/**
 * Ignores the end of the terminal from now on, if this was started under `nohup`. Programs call it first: a start
 * can take seconds on a busy machine, and the terminal may be closed meanwhile.
 */
export function ignoreHangupUnderNohup(): void {
  if (isStartedUnderNohup()) process.on('SIGHUP', () => {})
}

/**
 * Whether this was started under `nohup`. Node forgets which signals were to be ignored when it starts, so this
 * looks at what else `nohup` leaves behind: its name as the last command a shell ran, its file for the output,
 * and an input that can only be written to.
 */
export function isStartedUnderNohup(): boolean {
  if (NOHUP_PATTERN.test(`_=${process.env['_'] ?? ''}`)) return true
  try {
    if (readlinkSync('/proc/self/fd/1').endsWith('/nohup.out')) return true
    if (/^flags:\s*\d*1$/m.test(readFileSync('/proc/self/fdinfo/0', 'utf8'))) return true
    return isJobOfNohup()
  } catch {
    return false // not Linux
  }
}

/** Matches the variable `_`, where a shell keeps the command it runs, if that command is `nohup`. */
const NOHUP_PATTERN = /^_=(?:.*\/)?nohup$/

/** Whether `nohup` began the job that this is a part of, as in `nohup npm run hunch`. Throws if this is not Linux. */
function isJobOfNohup(): boolean {
  const statFieldsOf = (pid: number) =>
    readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
  const [, parent, job] = statFieldsOf(process.pid)
  for (let pid = Number(parent); pid > 1;) {
    const [, parentOfParent, jobOfParent] = statFieldsOf(pid)
    if (jobOfParent !== job) return false
    if (
      readFileSync(`/proc/${pid}/environ`, 'latin1')
        .split('\0')
        .some(line => NOHUP_PATTERN.test(line))
    )
      return true
    pid = Number(parentOfParent)
  }
  return false
}
