// Started by run.test.ts: tells how it was started, then ends with the code it was given or waits for a signal.
const args = process.argv.slice(2)
if (args[0] === 'wait') {
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(7))
  process.on('disconnect', () => process.exit(1))
  setInterval(() => {}, 1000)
} else process.exitCode = Number(args[0])
console.log(
  JSON.stringify({
    pid: process.pid,
    node: process.execPath,
    mode: process.env.NODE_ENV,
    allocating: [process.env.MALLOC_ARENA_MAX, process.env.MALLOC_MMAP_THRESHOLD_],
    args,
    folder: process.cwd(),
  }),
)
