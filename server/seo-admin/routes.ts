import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import * as combinations from './combinations.ts'
import * as coreFiles from './core-files.ts'
import * as pages from './pages.ts'

export const seo: Route[] = [
  on(calls.listH2Texts, combinations.list),
  on(calls.createH2Text, combinations.create, combinations.problemsOf),
  on(calls.saveH2Text, combinations.save, combinations.problemsOf),
  on(calls.deleteH2Text, combinations.remove),
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
