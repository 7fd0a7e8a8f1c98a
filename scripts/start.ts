import { spawnSync } from 'node:child_process'
import { findStale } from './front-ends.ts'

// In a process of its own: what builds would stay in the memory of what serves.
if (findStale().length) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import('../server/main.ts')
