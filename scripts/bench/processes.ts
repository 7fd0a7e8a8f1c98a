import { readdirSync, readFileSync } from 'node:fs'

/** The fields of `/proc/{pid}/stat` from the third on; undefined for a process that has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** A process and all that came of it: the embedded PostgreSQL is among them. */
export function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const id of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const parent = Number(statOf(id)?.[1])
    children.set(parent, [...(children.get(parent) ?? []), id])
  }
  const family = [pid]
  for (const one of family) family.push(...(children.get(one) ?? []))
  return family
}

/** Microseconds of CPU that these have taken so far, all their threads: as fine as the kernel's scheduler counts it, for its ticks of 10 ms are longer than a hundred answers. */
export const cpuOf = (pids: readonly number[]): number => pids.flatMap(threadsOf).reduce((sum, schedstat) => sum + nanosecondsIn(schedstat) / 1000, 0)

/** `/proc/{pid}/task/{thread}/schedstat` of all threads; none for a process that has ended. */
function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`)
  } catch {
    return []
  }
}

/** Its first figure is the time on a CPU; a thread that has just ended has none. */
function nanosecondsIn(schedstat: string): number {
  try {
    return Number(readFileSync(schedstat, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}
