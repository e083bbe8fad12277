import { Archive, Ellipsis, Flag, Plus, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { Kbd } from '#ui/status/kbd.tsx'
import styles from './gallery.module.css'

export function ActionSection() {
  const [view, setView] = useState('active')
  const [flagged, setFlagged] = useState(true)
  return (
    <section className={styles.section}>
      <h2>Actions</h2>
      <div className={styles.row}>
        <Button variant="primary" icon={<Send />}>
          Send
        </Button>
        <Button>
          Archive <Kbd keys="E" />
        </Button>
        <Button variant="ghost" icon={<Plus />}>
          Add label
        </Button>
        <Button variant="danger" icon={<Trash2 />}>
          Delete
        </Button>
        <Button variant="dangerGhost">Block</Button>
      </div>
      <div className={styles.row}>
        <Button variant="primary" busy>
          Save Contact
        </Button>
        <Button busy>Reload</Button>
        <Button variant="primary" disabledReason="This customer has opted out of texts">
          Send
        </Button>
        <Button disabledReason="Only an unpaid request can be canceled">Cancel Request</Button>
        <Button size="small">Small</Button>
      </div>
      <Button variant="primary" size="large" wide>
        Sign in
      </Button>
      <div className={styles.row}>
        <IconButton label="Archive" icon={<Archive />} shortcut="E" />
        <IconButton label="Flag" icon={<Flag />} aria-pressed={flagged} onClick={() => setFlagged(!flagged)} />
        <IconButton label="More" icon={<Ellipsis />} variant="secondary" />
        <IconButton label="Delete" icon={<Trash2 />} size="small" />
        <SegmentedControl
          label="Status"
          value={view}
          onChange={setView}
          segments={[
            { value: 'active', label: 'Active' },
            { value: 'unread', label: 'Unread 7' },
            { value: 'archived', label: 'Archived' },
          ]}
        />
      </div>
    </section>
  )
}
