// Started by run.test.ts: tells how it was started, then ends with the code it was given or waits for a signal.
const [what] = process.argv.slice(2)
console.log(
  JSON.stringify({ pid: process.pid, node: process.execPath, mode: process.env.NODE_ENV, args: process.argv.slice(2), folder: process.cwd() }),
)
if (what === 'wait') {
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(7))
  process.on('disconnect', () => process.exit(1))
  setInterval(() => {}, 1000)
} else process.exitCode = Number(what)
