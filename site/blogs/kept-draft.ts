import { local } from '../browser/storage.ts'

/** What somebody writes, as the form holds it. */
export interface Draft {
  name: string
  description: string
  lesson_id: string
  lang: string
  text: string
}

/** A draft in this browser, of the version of a post that it was begun over. */
interface Kept extends Draft {
  version: number
}

interface Whose {
  tutor_id: number
  /** 0: a post that is still to be made. */
  id: number
}

const keyOf = ({ tutor_id, id }: Whose) => `post ${tutor_id} ${id}`

const fields = ['name', 'description', 'lesson_id', 'lang', 'text'] as const

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null
  return typeof kept === 'object' && kept !== null && typeof kept.version === 'number' && fields.every((field) => typeof kept[field] === 'string')
}

/** What was written over this version and never saved; null for nothing, and for what the post has become since. */
export function keptDraft(whose: Whose, version: number): Draft | null {
  const kept = local.readJson(keyOf(whose))
  return isKept(kept) && kept.version === version ? kept : null
}

export const keepDraft = (whose: Whose, version: number, draft: Draft) => local.writeJson(keyOf(whose), { ...draft, version })

export const forgetDraft = (whose: Whose) => local.remove(keyOf(whose))
