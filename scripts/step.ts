import { spawn } from 'node:child_process'

/** One thing a command does: its name, and work that throws what to print when it fails. */
export type Step = [name: string, work: () => Promise<unknown>]

/** Does the steps in turn, tells of each and counts them. */
export async function doSteps(steps: Step[]): Promise<{ passed: number; failed: number }> {
  const count = { passed: 0, failed: 0 }
  for (const [name, work] of steps) {
    const from = performance.now()
    try {
      await work()
      count.passed += 1
      console.log(`✓ ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
    } catch (error) {
      count.failed += 1
      console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}`)
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
