import { getStaticPage } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { getStaticPage as get } from './get.ts'

export const staticPages: Route[] = [on(getStaticPage, get)]
