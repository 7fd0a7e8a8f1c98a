import { createTop, getTop, listTops, saveTop } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './read.ts'
import { create, save } from './write.ts'

export const topsAdmin: Route[] = [on(listTops, list), on(getTop, get), on(createTop, create), on(saveTop, save)]
