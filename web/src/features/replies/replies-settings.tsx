import { oneOf } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { RepliesTab } from './replies-tab.tsx'
import { TemplatesTab } from './templates-tab.tsx'

const TABS = ['replies', 'templates'] as const

/** Quick replies and templates: texts that staff and the product send repeatedly. */
export function RepliesSettings() {
  const { params, go } = useAddress()
  return (
    <SectionPage title="Quick Replies">
      <Tabs
        label="Quick replies and templates"
        value={oneOf(TABS, params.tab, 'replies')}
        onChange={(next) => go({ tab: next === 'replies' ? undefined : next, open: undefined })}
        tabs={[
          { value: 'replies', label: 'Quick Replies', panel: <RepliesTab /> },
          { value: 'templates', label: 'Templates', panel: <TemplatesTab /> },
        ]}
      />
    </SectionPage>
  )
}
