/** A choice that was not made: a refusal names it as a field to fill in, beside all else that is wrong with the form. */
export function nameEmpty<A extends { status: string; error: unknown }>(answer: A, field: string): A {
  if (answer.status === 'success' || typeof answer.error !== 'object') return answer
  return { ...answer, error: { ...answer.error, [field]: 'required' } }
}
