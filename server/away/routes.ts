import { findRedirect } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { find } from './find.ts'

export const away: Route[] = [on(findRedirect, find)]
