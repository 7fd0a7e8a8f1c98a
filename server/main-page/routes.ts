import { getFooter, getMainPage, getStaticPage } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { getStaticPage as staticPage } from '../static-pages/get.ts'
import { getMainPage as mainPage } from './get.ts'
import { getFooter as footer } from './get-footer.ts'

export const sitePages: Route[] = [on(getMainPage, mainPage), on(getFooter, footer), on(getStaticPage, staticPage)]
