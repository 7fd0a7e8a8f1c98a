import { spawn } from 'node:child_process'

/** One thing a command does: its name, and work that throws what to print when it fails. */
export type Step = [name: string, work: () => Promise<unknown>]

/** Does the steps in turn and tells of each; answers how many passed, and what is to be said of the others. */
export async function doSteps(steps: Step[]): Promise<{ passed: number; failed: string[] }> {
  const count = { passed: 0, failed: [] as string[] }
  for (const [name, work] of steps) {
    const from = performance.now()
    try {
      await work()
      count.passed += 1
      console.log(`✓ ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
    } catch (error) {
      const failure = `✗ ${name}\n${error instanceof Error ? error.message : error}`
      count.failed.push(failure)
      console.error(failure)
    }
  }
  return count
}

/** Runs a program of the installed packages and returns its output, which is thrown when it fails. */
export function run(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => (code === 0 ? done(output) : fail(new Error(output.trim() || `${program} ended with ${code}`))))
  })
}
