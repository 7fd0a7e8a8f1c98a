import { local } from '../browser/storage.ts'
import type { Group } from './groups.ts'
import type { Typed } from './typed.ts'

const key = (id: number, group: Group) => `profile_${id}_${group}`

const isTyped = (draft: unknown): draft is Typed => typeof draft === 'object' && draft !== null && 'values' in draft && 'base' in draft

/** What was typed into a group and not saved: it outlives the page. */
export function readDraft(id: number, group: Group): Typed | null {
  const draft = local.readJson(key(id, group))
  return isTyped(draft) ? draft : null
}
export const writeDraft = (id: number, group: Group, typed: Typed) => local.writeJson(key(id, group), typed)
export const dropDraft = (id: number, group: Group) => local.remove(key(id, group))
