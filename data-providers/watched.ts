import type { Api } from '../schemas/api.ts'
import { inLanguage, requestOf, unreachable } from './api.ts'
import { PATIENCE_FOR_FILES } from './patience.ts'
import { tell } from './watch-errors.ts'

interface Watching {
  /** Calls the sending off: it answers as one that reached nobody. */
  signal?: AbortSignal
  /** Is told how much of it has left, from 0 to 1. */
  onProgress: (share: number) => void
}

/** The API's `post` for what takes a while to leave, such as files: `fetch` doesn't tell how much of a body has left. One that fails is reported (spec: decisions API-16). */
export const watchedPost = ({ signal, onProgress }: Watching): Api['post'] => {
  const post = (path: string, input: object) =>
    new Promise((done) => {
      const [url, { body, headers }] = requestOf('POST', path, input)
      const request = new XMLHttpRequest()
      request.open('POST', inLanguage(url))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.responseType = 'json'
      request.timeout = PATIENCE_FOR_FILES
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      // what somebody on the way said is no answer of ours
      request.onload = () => done(request.response?.data === undefined ? unreachable : request.response)
      request.onabort = () => done(unreachable)
      request.onerror = request.ontimeout = () => {
        tell(new Error('What was sent with its progress reached nobody'))
        done(unreachable)
      }
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as FormData)
    })
  return post as Api['post']
}
