/**
 * An error in words that can be kept. `fetch` says only that it failed: why stands in its cause, which nobody sees who reads what went wrong. Some quote what
 * another server sent: PostgreSQL takes neither NUL nor half a character, and where it refused the words of a failed job the process would end.
 */
export function withReason<E>(error: E): E | Error {
  if (!(error instanceof Error)) return error
  const words = (error.message + reasonOf(error)).replaceAll('\0', '').toWellFormed()
  return words === error.message ? error : new Error(words, { cause: error.cause ?? error })
}

function reasonOf(error: Error): string {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return ''
  // several addresses that were tried have a code in common, and no words
  const { message, code } = error.cause as NodeJS.ErrnoException
  return `: ${message || code}`
}
