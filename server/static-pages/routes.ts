import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { getStaticPage } from './get.ts'
import { get, list, rules } from './read.ts'
import * as write from './write.ts'

export const staticPages: Route[] = [
  on(calls.getStaticPage, getStaticPage),
  on(calls.listStaticPages, list),
  on(calls.readStaticPage, get),
  on(calls.createStaticPage, write.create, write.problemsOf),
  on(calls.saveStaticPage, write.save, write.problemsOf),
  on(calls.deleteStaticPage, write.remove),
  on(calls.toggleStaticPage, write.toggle),
  on(calls.getStaticPageRules, rules),
]
