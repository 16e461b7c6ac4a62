import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { Box } from '#blocks/_ui/box.tsx'
import { Button } from '#blocks/_ui/button.tsx'
import { Field } from '#blocks/_ui/field/field.tsx'
import { Input } from '#blocks/_ui/field/input.tsx'
import { Select } from '#blocks/_ui/field/select.tsx'
import { Section } from '#blocks/_ui/section.tsx'
import { Text } from '#blocks/_ui/text.tsx'
import type { Exhibit } from './exhibits.ts'
import { galleryThemes } from './themes.ts'

interface GalleryIndexProps {
  exhibits: readonly Exhibit[]
  query: string
  themeName: string
}

export function GalleryIndex({ exhibits, query, themeName }: GalleryIndexProps) {
  return (
    <HeadingRoot level={1}>
      <Section heading="Gallery" intro={`${exhibits.length} of blocks and their fixtures`}>
        <search>
          <Box
            as="form"
            method="get"
            action="/_gallery"
            display="flex"
            flexWrap="wrap"
            gap={4}
            alignItems="flex-end"
            mb={6}
          >
            <Field label="Search">
              <Input type="search" name="q" defaultValue={query} />
            </Field>
            <Field label="Theme">
              <Select name="theme" defaultValue={themeName}>
                {Object.keys(galleryThemes).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </Field>
            <Button type="submit">Show</Button>
          </Box>
        </search>
        <Box as="ul" display="grid" gap={4}>
          {exhibits.map(({ block, fixture }) => (
            <Box as="li" key={`${block.slug} ${fixture}`} borderBottom="thin" pb={3}>
              <a
                href={`/_gallery/${block.slug}/${fixture}?theme=${themeName}`}
                data-exhibit={`${block.slug}/${fixture}`}
              >
                {block.label}: {fixture}
              </a>
              <Text color="muted" fontSize="sm">
                {block.category}. {block.description}
              </Text>
            </Box>
          ))}
        </Box>
      </Section>
    </HeadingRoot>
  )
}
