// Kept apart from the calls, so that forms come without them.

/** The one block whose content is links: those under "popular links" of the footer. */
export const LINKS_BLOCK = 'footer_links'
/** The blocks above every screen of a cabinet, by whose it is. */
export const noticeBlocks = { tutor: 'tutor_notice', client: 'client_notice' } as const
/** Blocks that the site asks for by name (spec: decisions CNT-9). Beside these, each block that is called `main_…` stands on the main page. */
export const blockKeys = ['main_text', 'how_it_works', LINKS_BLOCK, noticeBlocks.tutor, noticeBlocks.client] as const
