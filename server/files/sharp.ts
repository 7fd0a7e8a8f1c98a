import sharp from 'sharp'

// libvips would keep up to 50 MB for who comes back to the same picture; here each is read once
sharp.cache(false)

/** With libvips it takes 9 MB, so it is imported when the first picture is made. */
export { sharp }
