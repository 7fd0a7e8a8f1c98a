import { type CallError, Refusal, Unreachable } from './refusal.ts'
import { respond } from './staff-api.ts'

interface FetchedFile {
  name: string
  blob: Blob
  /** After how many rows it ends where there were more; null where it holds all. */
  cutAt: number | null
}

/** The name in a Content-Disposition header; the `filename*` form comes first, being the one that carries other letters. */
export function fileName(header: string, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)"?/i.exec(header)?.[1] ?? fallback)
}

/** The file that a POST call answers; `onShare` hears which part has arrived, 0 to 1. Throws Refusal when there is none. */
export async function fetchFile(path: string, input: Record<string, unknown>, onShare: (share: number) => void): Promise<FetchedFile> {
  const response = await respond('POST', path, input)
  if (!response) throw new Unreachable()
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !response.body || type.includes('json')) throw new Refusal(await errorOf(response))

  const total = Number(response.headers.get('content-length') ?? 0)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    parts.push(part)
    loaded += part.length
    if (total > 0) onShare(Math.min(loaded / total, 1))
  }
  const { headers } = response
  const cutAt = headers.get('x-cut-at')
  return {
    name: fileName(headers.get('content-disposition') ?? '', 'export.xlsx'),
    blob: new Blob(parts, { type }),
    cutAt: cutAt === null ? null : Number(cutAt),
  }
}

const errorOf = async (response: Response): Promise<CallError> => {
  const answer: { error?: CallError } = await response.json().catch(() => ({}))
  return answer.error ?? 'server_error'
}

/** Hands a file to the browser under its name. */
export function saveFile({ name, blob }: Pick<FetchedFile, 'name' | 'blob'>) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
