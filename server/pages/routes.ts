import { getCatalogue, getTutor } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { getCataloguePage } from './catalogue.ts'
import { getProfilePage } from './profile.ts'

/** Pages that show what several subjects have. */
export const cataloguePage: Route[] = [on(getCatalogue, getCataloguePage)]
export const profilePage: Route[] = [on(getTutor, getProfilePage)]
