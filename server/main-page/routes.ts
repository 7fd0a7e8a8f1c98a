import { getFooter, getMainPage } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { getMainPage as get } from './get.ts'
import { getFooter as footer } from './get-footer.ts'

export const mainPage: Route[] = [on(getMainPage, get), on(getFooter, footer)]
