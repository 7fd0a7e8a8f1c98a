import type { Args, Posts } from '../schemas/api.ts'

/** Tells the server what nobody waits for; answers whether it was taken. What does not arrive is nobody's trouble. */
export const postQuietly = <P extends keyof Posts>(
  path: P,
  input: Args<Posts[P]>[0],
  options?: Pick<RequestInit, 'keepalive' | 'signal'>,
): Promise<boolean> =>
  fetch(`/api${String(path)}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input), ...options })
    // an answer that nobody reads would keep its request open
    .then((answer) => answer.text().then(() => answer.ok))
    .catch(() => false)
