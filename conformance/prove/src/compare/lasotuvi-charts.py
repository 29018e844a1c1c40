# Charts of doanguyen/lasotuvi, for with-lasotuvi.ts: births as JSON on standard input, each [day, month, year, hour 1 to 12, gender 1 or -1, timeZone], charts as JSON
# on standard output. PYTHONPATH names a checkout of the program; its commit is in docs/compare.md.

import json
import sys

from lasotuvi.App import lapDiaBan
from lasotuvi.DiaBan import diaBan
from lasotuvi.ThienBan import lapThienBan


def chart(day, month, year, hour, gender, zone):
    board = lapDiaBan(diaBan, day, month, year, hour, gender, True, zone)
    head = lapThienBan(day, month, year, hour, gender, "", board, True, zone)
    palaces = []
    for cell in board.thapNhiCung[1:]:
        palaces.append({
            "role": cell.cungChu,
            "decade": cell.cungDaiHan,
            "body": cell.cungThan,
            "stars": [star["saoTen"] for star in cell.cungSao],
            "tuan": hasattr(cell, "tuanTrung"),
            "triet": hasattr(cell, "trietLo"),
        })
    return {"bureau": head.tenCuc, "lunar": [head.namAm, head.thangAm, head.ngayAm], "palaces": palaces}


json.dump([chart(*birth) for birth in json.load(sys.stdin)], sys.stdout, ensure_ascii=False)
