import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import * as coreFiles from './core-files.ts'
import * as h2Texts from './h2-texts.ts'
import * as pages from './pages.ts'

export const seo: Route[] = [
  on(calls.listH2Texts, h2Texts.list),
  on(calls.createH2Text, h2Texts.create, h2Texts.problemsOf),
  on(calls.saveH2Text, h2Texts.save, h2Texts.problemsOf),
  on(calls.deleteH2Text, h2Texts.remove),
  on(calls.listPageMetatags, pages.list),
  on(calls.getPageMetatags, pages.get),
  on(calls.createPageMetatags, pages.create),
  on(calls.savePageMetatags, pages.save),
  on(calls.deletePageMetatags, pages.remove),
  on(calls.getCoreFiles, coreFiles.get),
  on(calls.saveCoreFiles, coreFiles.save, coreFiles.problemsOf),
  on(calls.listCoreFileVersions, coreFiles.versions),
  on(calls.restoreCoreFile, coreFiles.restore),
  on(calls.getTexts, coreFiles.texts),
  on(calls.getOwnMetatags, pages.getOwn),
]
