import { getFooter, getMainPage, getStaticPage } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { getFooter as footer } from './get-footer.ts'
import { getMainPage as mainPage } from './get-main-page.ts'
import { getStaticPage as staticPage } from './get-static-page.ts'

export const sitePages: Route[] = [on(getMainPage, mainPage), on(getFooter, footer), on(getStaticPage, staticPage)]
