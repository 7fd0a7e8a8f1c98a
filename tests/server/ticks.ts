// Started by lasting-tick.test.ts: tells what is left after collections of the objects that `process.nextTick` makes, of one that is kept and of any other.
import { createHook } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { keepTick } from '../../server/lasting-tick.ts'

declare const gc: () => void

/** The first object that is made while `run` runs. */
function made(run: () => void): WeakRef<object> {
  const found: WeakRef<object>[] = []
  const hook = createHook({ init: (_id, _type, _trigger, resource) => void found.push(new WeakRef(resource)) }).enable()
  run()
  hook.disable()
  return found[0] ?? new WeakRef({})
}

const all = { kept: made(keepTick), other: made(() => process.nextTick(() => {})) }
await pause(1)
for (let n = 0; n < 4; n += 1) {
  gc()
  await pause(1)
}
console.log(JSON.stringify({ kept: all.kept.deref() !== undefined, other: all.other.deref() !== undefined }))
