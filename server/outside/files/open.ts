import type { Files } from '../../files/shelf.ts'
import type { Settings } from '../../settings.ts'
import { folderShelf } from './folder.ts'
import { s3Shelf } from './s3.ts'

/** Where files are kept: in a bucket that the settings name, else in folders of `DATA_DIR`. */
export const openFiles = ({ s3, uploadsDir, privateDir }: Pick<Settings, 's3' | 'uploadsDir' | 'privateDir'>): Files =>
  s3 ? { uploads: s3Shelf(s3, 'uploads'), private: s3Shelf(s3, 'private') } : { uploads: folderShelf(uploadsDir), private: folderShelf(privateDir) }
