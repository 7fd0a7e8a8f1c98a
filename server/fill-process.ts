import { once } from 'node:events'
import { openDatabase } from './database/database.ts'
import { isUnavailable } from './database/unavailable.ts'
import { fillDatabase } from './fill.ts'
import type { Outcome, Task } from './fill-apart.ts'

// Fills one database for the process that serves it, and ends with that.
process.on('disconnect', () => process.exit())
const [{ edition, connection, settings }] = (await once(process, 'message')) as [Task]
const failure: Error | null = await fillDatabase(openDatabase({ edition, connection }), settings, console.log).then(
  () => null,
  (error) => error,
)
process.send?.({ failure, isAway: isUnavailable(failure) } satisfies Outcome, () => process.disconnect?.())
