import { usePage } from '../_kit/runtime.tsx'
import { ArticleFacts } from '../_ui/article-facts.tsx'
import { Box } from '../_ui/box.tsx'
import type { ButtonVariant } from '../_ui/button-style.ts'
import { Heading } from '../_ui/heading.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Text } from '../_ui/text.tsx'
import type { HeroProps } from './hero-props.ts'
import { QuickSearch } from './quick-search.tsx'

interface HeroWordsProps extends HeroProps {
  isCentred: boolean
  isOnImage: boolean
}

export function HeroWords({ heading, text, buttons, isCentred, isOnImage, ...props }: HeroWordsProps) {
  const { article, path } = usePage()
  return (
    <Box
      maxWidth={isCentred ? 'narrow' : '38rem'}
      mx={isCentred ? 'auto' : 0}
      textAlign={isCentred ? 'center' : 'start'}
    >
      {heading ? <Heading look="display">{heading}</Heading> : null}
      {text ? (
        <Text
          mt={3}
          fontSize={['lg', null, 'xl']}
          lineHeight="normal"
          whiteSpace="pre-line"
          color={isOnImage ? 'onImage' : 'muted'}
        >
          {text}
        </Text>
      ) : null}
      {props.articleFacts && article ? (
        <Text mt={3} color={isOnImage ? 'onImage' : 'muted'}>
          <ArticleFacts article={article} listPath={path.replace(/\/[^/]*$/, '') || '/'} />
        </Text>
      ) : null}
      {props.quickSearch ? <QuickSearch /> : null}
      {buttons.length > 0 ? (
        <Inline mt={5} justifyContent={isCentred ? 'center' : 'flex-start'}>
          {buttons.map(({ id, link, look }) => (
            <LinkButton key={id} to={link} size="lg" variant={variantFor(look, isOnImage)} />
          ))}
        </Inline>
      ) : null}
    </Box>
  )
}

function variantFor(look: HeroProps['buttons'][number]['look'], isOnImage: boolean): ButtonVariant {
  return look === 'secondary' && isOnImage ? 'onImage' : look
}
