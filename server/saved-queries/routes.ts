import { createSavedQuery, deleteSavedQuery, getSavedQuery, listSavedQueries, saveSavedQuery } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './read.ts'
import { create, remove, save } from './write.ts'

export const savedQueries: Route[] = [
  on(listSavedQueries, list),
  on(getSavedQuery, get),
  on(createSavedQuery, create),
  on(saveSavedQuery, save),
  on(deleteSavedQuery, remove),
]
