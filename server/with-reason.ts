/** `fetch` says only that it failed: why stands in its cause, which nobody sees who reads what went wrong. */
export function withReason<E>(error: E): E | Error {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return error
  // several addresses that were tried have a code in common, and no words
  const { message, code } = error.cause as NodeJS.ErrnoException
  return new Error(`${error.message}: ${message || code}`, { cause: error.cause })
}
