import type { Media } from '#schemas/media/media.ts'
import { Box } from '../_ui/box.tsx'
import { Image } from '../_ui/image.tsx'
import { logoPlate } from '../_ui/logo-plate.ts'

/** A brand's logo on the white that it was drawn for; decorative, since the brand is named beside it. */
export function LogoPlate({ logo }: { logo: Media }) {
  return (
    <Box as="span" display="block" p={3} css={logoPlate}>
      <Image picture={logo} alt="" ratio="12/5" fit="contain" sizes="14rem" />
    </Box>
  )
}
