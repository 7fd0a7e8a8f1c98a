import { local } from '../browser/storage.ts'
import type { Group } from './groups.ts'

const key = (id: number, group: Group) => `profile_${id}_${group}`

/** What was typed into a group and not saved: it outlives the page. */
export const readDraft = (id: number, group: Group): unknown => local.readJson(key(id, group))
export const writeDraft = (id: number, group: Group, values: unknown) => local.writeJson(key(id, group), values)
export const dropDraft = (id: number, group: Group) => local.remove(key(id, group))
