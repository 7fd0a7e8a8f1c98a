import { DrizzleQueryError } from 'drizzle-orm'
import { withReason } from '../with-reason.ts'

/** A failed query is told by its text and what PostgreSQL said: its parameters are people's data. */
export function describeError(error: Error & { code?: string; detail?: string }) {
  const told = error instanceof DrizzleQueryError ? { query: error.query, message: causeOf(error) } : { message: withReason(error).message }
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return { type: error.name, ...told, ...(error.code && { code: error.code }), stack: stack.join('\n') }
}

function causeOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message
}
