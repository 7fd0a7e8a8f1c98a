import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

// An error on the console is a fault somewhere; a test that provokes one replaces `console.error` itself.
const standard = console.error
let errors: string[] = []

beforeEach(() => {
  errors = []
  // what is reported to the server is said here too, and says nothing to a run
  console.info = () => {}
  console.error = (...args: unknown[]) => void errors.push(format(...args))
})

afterEach(() => {
  console.error = standard
  if (errors.length) throw new Error(`console.error was called:\n${errors.join('\n')}`)
})
