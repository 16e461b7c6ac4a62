import { toHref } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import { Box } from '../_ui/box.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { linkAction } from '../_vehicle/form-links/form-link-data.ts'
import type { formSent } from './block.ts'
import * as texts from './texts.ts'

/** `form-link-script.ts` shows the booked time and emits the event of the form. vehicles §2, /success */
export default function FormSent({ heading, text, next, settings }: PropsOf<typeof formSent>) {
  return (
    <Section heading={heading} intro={text} align="center" anchor={settings.anchor}>
      <p {...linkAction('thanks')} hidden className={styleClass(booked)}>
        {texts.yourTestDriveIsBooked}
        <strong data-time="" />
      </p>
      {toHref(next) ? (
        <Box mt={5} textAlign="center">
          <LinkButton to={next} />
        </Box>
      ) : null}
    </Section>
  )
}

const booked: CssObject = {
  maxWidth: 'narrow',
  mx: 'auto',
  p: 4,
  textAlign: 'center',
  bg: 'positiveSoft',
  borderRadius: 'md',
  fontSize: 'lg',
}
