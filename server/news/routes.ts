import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import * as categories from './categories.ts'
import { getPublic, setRating } from './public.ts'
import { get, list, rules } from './read.ts'
import * as write from './write.ts'

export const news: Route[] = [
  on(calls.getPublicNews, getPublic),
  on(calls.rateNews, setRating),
  on(calls.listNews, list),
  on(calls.getNews, get),
  on(calls.createNews, write.create, write.problemsOf),
  on(calls.saveNews, write.save, write.problemsOf),
  on(calls.deleteNews, write.remove),
  on(calls.publishNews, write.publish),
  on(calls.toggleNews, write.toggle),
  on(calls.addNewsImage, write.addImage),
  on(calls.deleteNewsImage, write.removeImage),
  on(calls.getNewsRules, rules),
  on(calls.listNewsCategories, categories.list),
  on(calls.getNewsCategory, categories.get),
  on(calls.createNewsCategory, categories.create),
  on(calls.saveNewsCategory, categories.save),
  on(calls.deleteNewsCategory, categories.remove),
  on(calls.toggleNewsCategory, categories.toggle),
  on(calls.getNewsCategories, categories.choices),
]
