import { getSimilar, getViewed, noteViewed } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { similar } from './similar.ts'
import { list, note } from './viewed.ts'

export const viewed: Route[] = [on(noteViewed, note), on(getViewed, list), on(getSimilar, similar)]
