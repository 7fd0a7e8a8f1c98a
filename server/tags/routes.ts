import { createTag, deleteTag, getTag, listTags, saveTag } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './read.ts'
import { create, problemsOf, remove, save } from './write.ts'

export const tags: Route[] = [
  on(listTags, list),
  on(getTag, get),
  on(createTag, create, problemsOf),
  on(saveTag, save, problemsOf),
  on(deleteTag, remove),
]
