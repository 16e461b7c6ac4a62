import { hrefOf } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import { Box } from '../_ui/box.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { actMark } from '../_vehicle/act/form-mark.ts'
import type { formSent } from './block.ts'

/** `act.ts` says the time that was booked, and tells the event of the form. vehicles §2, /success */
export default function FormSent({ heading, text, next, settings }: PropsOf<typeof formSent>) {
  return (
    <Section heading={heading} intro={text} align="center" anchor={settings.anchor}>
      <p {...actMark('thanks')} hidden className={styleClass(booked)}>
        {'Your test drive is booked: '}
        <strong data-time="" />
      </p>
      {hrefOf(next) ? (
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
