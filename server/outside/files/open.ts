import type { Files } from '../../files/shelf.ts'
import type { Settings } from '../../settings.ts'
import { folderShelf } from './folder.ts'

/** Where files are kept: folders of `DATA_DIR`. */
export const openFiles = ({ uploadsDir, privateDir }: Pick<Settings, 'uploadsDir' | 'privateDir'>): Files => ({
  uploads: folderShelf(uploadsDir),
  private: folderShelf(privateDir),
})
