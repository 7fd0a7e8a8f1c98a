import {
  countMailing,
  createMailing,
  deleteMailing,
  getMailing,
  listMailings,
  previewMailing,
  saveMailing,
  sendMailing,
  testMailing,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { count, get, list } from './read.ts'
import { preview, send, sendTest } from './send.ts'
import { create, problemsOf, remove, save } from './write.ts'

export const mailings: Route[] = [
  on(listMailings, list),
  on(getMailing, get),
  on(countMailing, count),
  on(createMailing, create, problemsOf),
  on(saveMailing, save, problemsOf),
  on(deleteMailing, remove),
  on(previewMailing, preview),
  on(testMailing, sendTest),
  on(sendMailing, send),
]
