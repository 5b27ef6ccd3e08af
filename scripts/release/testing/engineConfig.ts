import path from 'node:path';

/** Ceph's configuration: one node on this machine, with everything in one folder. */
export function engineConfig({
  folder,
  id,
  monitor,
}: {
  folder: string;
  /** of the cluster */
  id: string;
  /** its port */
  monitor: number;
}): string {
  const inFolder = (name: string) => path.join(folder, name);
  return `[global]
fsid = ${id}
mon initial members = a
mon host = v2:127.0.0.1:${String(monitor)}/0
public network = 127.0.0.0/8
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
auth allow insecure global id reclaim = false
keyring = ${inFolder('keyring')}
osd pool default size = 1
osd pool default min size = 1
mon allow pool size one = true
osd crush chooseleaf type = 0
osd pool default pg num = 1
osd pool default pgp num = 1
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
pid file = ${folder}/$name.pid
crash dir = ${folder}
[mon]
mon data = ${inFolder('mon')}
mon data avail crit = 1
[osd]
osd data = ${inFolder('osd')}
osd objectstore = bluestore
bluestore block size = 4294967296
bluestore block create = true
[client.rgw]
rgw data = ${inFolder('rgw')}
`;
}
