import { cpus, loadavg, platform, totalmem } from 'node:os'

/** The machine by its kind, not by its name: a ratio means something on any, milliseconds only beside this. */
export function describeMachine(): string {
  const [cpu] = cpus()
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${cpu?.model.trim() || process.arch}), ${gigabytes} GB, ${platform()}, Node ${process.versions.node}`
}

/** Load of the last minute: above the number of cores somebody else takes part of the time. */
export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10
