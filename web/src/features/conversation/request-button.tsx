import { DollarSign } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import styles from './composer.module.css'

export const RequestButton = ({ onClick }: { onClick: () => void }) => (
  <Button writes size="small" variant="ghost" icon={<DollarSign aria-hidden="true" />} onClick={onClick}>
    <span className={styles.word}>Request payment</span>
  </Button>
)
